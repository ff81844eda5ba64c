/** For buttons that another one may replace at the same place: a double tap counts once. */
export function once(step: () => void): (event: MouseEvent) => void {
    return ({detail}) => {
        if (detail < 2) {
            step();
        }
    };
}
