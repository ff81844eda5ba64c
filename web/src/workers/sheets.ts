import type {Printout} from '../print/printout';
import {WorkerChannel} from './channel';
import type {SheetsRequest} from './protocol';

let channel: WorkerChannel<SheetsRequest> | undefined;

/** The pages of a printout, as SVG. The worker that draws them starts when they are first asked for. */
export async function pagesOf({board, paper, language, parts, sheetsPerPage, grey}: Printout): Promise<string[]> {
    if (channel === undefined || channel.hasFailed) {
        channel = new WorkerChannel(new Worker(new URL('./sheets-worker.ts', import.meta.url), {type: 'module'}));
    }
    const text = await channel.ask({
        call: 'pages',
        args: [board, paper, language, parts.join(','), sheetsPerPage, grey],
    });
    return text.split('\n');
}
