import type {Rejection} from './answers';
import type {Numbered, Progress, Reply} from './protocol';

/** The rules reject a query. */
export class RulesError extends Error {
    constructor(readonly rejection: Rejection) {
        super(rejection.error);
    }
}

/** How a caller follows a request. */
export interface Reports {
    onprogress?: (progress: Progress) => void;
    onfound?: (found: string) => void;
}

interface Waiting extends Reports {
    resolve: (answer: string) => void;
    reject: (reason: Error) => void;
}

/** Requests to a worker and their answers. */
export class WorkerChannel<Request extends object> {
    readonly #worker: Worker;
    readonly #waiting = new Map<number, Waiting>();
    #sent = 0;
    #hasAnswered = false;
    /** Whether the worker could not be started. */
    hasFailed = false;

    constructor(worker: Worker) {
        this.#worker = worker;
        worker.onmessage = (event: MessageEvent<Reply>) => this.#hear(event.data);
        worker.onerror = (event) => this.#failAll(new Error(event.message));
    }

    ask(request: Request, {onprogress, onfound}: Reports = {}): Promise<string> {
        if (this.hasFailed && !this.#hasAnswered) {
            return Promise.reject(new Error('the worker has not started'));
        }
        const id = ++this.#sent;
        return new Promise<string>((resolve, reject) => {
            this.#waiting.set(id, {resolve, reject, onprogress, onfound});
            this.#worker.postMessage({...request, id} satisfies Numbered<Request>);
        });
    }

    /** Ends the worker, whatever it is doing. Nothing that waits is answered any more. */
    terminate(): void {
        this.#worker.terminate();
        this.#waiting.clear();
    }

    #hear(reply: Reply): void {
        this.#hasAnswered = true;
        const waiting = this.#waiting.get(reply.id);
        if ('progress' in reply) {
            waiting?.onprogress?.(reply.progress);
            return;
        }
        if ('found' in reply) {
            waiting?.onfound?.(reply.found);
            return;
        }
        this.#waiting.delete(reply.id);
        if ('failure' in reply) {
            waiting?.reject(new Error(reply.failure));
        } else if (reply.answer.startsWith('{"error"')) {
            waiting?.reject(new RulesError(JSON.parse(reply.answer) as Rejection));
        } else {
            waiting?.resolve(reply.answer);
        }
    }

    #failAll(reason: Error): void {
        this.hasFailed = true;
        const waiting = [...this.#waiting.values()];
        this.#waiting.clear();
        waiting.forEach(({reject}) => reject(reason));
    }
}
