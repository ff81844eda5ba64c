/** Keeps the screen on, where the browser can, until the answer is called. Without that, screens go off as usual. */
export function keepAwake(): () => void {
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    // A screen that nobody sees lets go of the lock by itself.
    const request = () => {
        if (document.visibilityState === 'visible') {
            lock = navigator.wakeLock?.request('screen').catch(() => undefined);
        }
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
        document.removeEventListener('visibilitychange', request);
        void lock?.then((held) => held?.release()).catch(() => undefined);
    };
}
