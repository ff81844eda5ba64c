/** Two taps within so many milliseconds and so many pixels are a double tap. */
const SOON = 350;
const NEAR = 24;

let latest = {at: -Infinity, x: 0, y: 0};

/** Phones count every tap as the first one, so that time and place must tell. Keys have no click count at all. */
function isSecond({detail, timeStamp, clientX, clientY}: MouseEvent): boolean {
    const isNear = Math.hypot(clientX - latest.x, clientY - latest.y) < NEAR;
    return detail > 1 || (detail === 1 && isNear && timeStamp - latest.at < SOON);
}

/** For buttons that another one may replace at the same place: a double tap counts once. */
export function once(step: () => unknown): (event: MouseEvent) => void {
    return (event) => {
        if (!isSecond(event)) {
            latest = {at: event.timeStamp, x: event.clientX, y: event.clientY};
            step();
        }
    };
}
