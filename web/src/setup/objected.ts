/** For inputs: keeps their form from being sent while there is an objection, which the browser shows. */
export function objected(input: HTMLInputElement, what: string) {
    input.setCustomValidity(what);
    return {update: (now: string) => input.setCustomValidity(now)};
}
