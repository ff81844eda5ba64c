export type Shared = 'shared' | 'copied' | 'failed';

/** Shares a text with the dialog of the device, or else copies it. Works with and without HTTPS. */
export async function share(text: string, url?: string): Promise<Shared> {
    const whole = url === undefined ? text : text === '' ? url : `${text}\n${url}`;
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
        try {
            await navigator.share(url === undefined ? {text} : {text, url});
            return 'shared';
        } catch (problem) {
            if (problem instanceof DOMException && problem.name === 'AbortError') {
                return 'shared';
            }
        }
    }
    return copy(whole);
}

export async function copy(text: string): Promise<Shared> {
    try {
        await navigator.clipboard.writeText(text);
        return 'copied';
    } catch {
        return copyTheOldWay(text);
    }
}

/** Pages without HTTPS have no clipboard, but can copy a selection. */
function copyTheOldWay(text: string): Shared {
    const area = document.createElement('textarea');
    area.value = text;
    area.setAttribute('readonly', '');
    area.className = 'hidden';
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    const copied = document.execCommand('copy');
    area.remove();
    return copied ? 'copied' : 'failed';
}

/** Downloads something as a file. */
export function download(name: string, content: string | Blob): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(typeof content === 'string' ? new Blob([content], {type: 'text/plain'}) : content);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
