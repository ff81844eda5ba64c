/** Whether the browser can keep the screen on. Pages that come over plain HTTP cannot, but for those of this device. */
export function canKeepAwake(): boolean {
    return navigator.wakeLock !== undefined;
}

/** Keeps the screen on, where the browser can, until the answer is called. Without that, screens go off as usual. */
export function keepAwake(): () => void {
    let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
    let isWanted = true;
    // A screen that nobody sees lets go of the lock by itself.
    const request = async (held: WakeLockSentinel | undefined) =>
        !isWanted || document.visibilityState !== 'visible' || held?.released === false
            ? held
            : navigator.wakeLock?.request('screen').catch(() => undefined);
    const renew = () => {
        lock = lock.then(request);
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => {
        isWanted = false;
        document.removeEventListener('visibilitychange', renew);
        void lock.then((held) => held?.release()).catch(() => undefined);
    };
}
