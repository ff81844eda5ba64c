import {PAINTS} from 'virtual:paints';
import {SHAPES} from 'virtual:shapes';
import {hexagon, middle, RADIUS, stroke, VIEW} from '../board/geometry';
import {NUMBERS} from '../game/notation';
import type {Seat} from '../game/play';
import type {Board, Field} from '../workers/answers';

/** What is on the picture of a finished game. */
export interface Picture {
    board: Board;
    /** The player whose board it is. */
    seat: Pick<Seat, 'line' | 'start' | 'points'>;
    /** Whether the line is drawn; a board without it gives nothing away. */
    withLine: boolean;
    title: string;
    date: string;
    name: string;
    total: string;
    /** The others with their totals, if there were any. */
    rivals: string;
}

export const WIDTH = 1080;
const MARGIN = 48;
const BOARD_WIDTH = WIDTH - 2 * MARGIN;
const BOARD_TOP = 128;
const BOARD_BOTTOM = BOARD_TOP + (BOARD_WIDTH * VIEW.height) / VIEW.width;
const STRIP_HEIGHT = 104;
export const HEIGHT = Math.round(BOARD_BOTTOM + 150 + STRIP_HEIGHT + MARGIN);

const QUIET = '#5c5a55';
const EDGE = '#d5cebf';
const FONT = "'Atkinson', ui-sans-serif, system-ui, sans-serif";

/** Draws a finished game, always on light paper. */
export async function drawPicture(canvas: HTMLCanvasElement, picture: Picture): Promise<void> {
    await Promise.all([document.fonts.load(`700 40px ${FONT}`), document.fonts.load(`400 40px ${FONT}`)]);
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    const context = canvas.getContext('2d');
    if (context === null) {
        throw new Error('this browser does not draw');
    }
    context.fillStyle = PAINTS.paper;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    drawHead(context, picture);
    drawBoard(context, picture);
    drawResult(context, picture);
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
    return new Promise((resolve, reject) => {
        canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
    });
}

function drawHead(context: CanvasRenderingContext2D, {title, date}: Picture): void {
    write(context, title, MARGIN, 82, {size: 46, weight: 750});
    write(context, date, WIDTH - MARGIN, 82, {size: 34, align: 'right', colour: QUIET});
}

function drawResult(context: CanvasRenderingContext2D, {name, total, rivals, seat}: Picture): void {
    const top = BOARD_BOTTOM + 84;
    const room = WIDTH - 2 * MARGIN - 260;
    write(context, name, MARGIN, rivals === '' ? top + 10 : top - 12, {size: 48, weight: 700, room});
    write(context, rivals, MARGIN, top + 34, {size: 32, colour: QUIET, room});
    write(context, total, WIDTH - MARGIN, top + 20, {size: 84, weight: 800, align: 'right'});
    drawStrip(context, seat, BOARD_BOTTOM + 150);
}

/** A box for each number, with the points it brought. */
function drawStrip(context: CanvasRenderingContext2D, {points}: Picture['seat'], top: number): void {
    const width = (WIDTH - 2 * MARGIN) / NUMBERS.length;
    context.strokeStyle = EDGE;
    context.lineWidth = 3;
    context.beginPath();
    context.roundRect(MARGIN, top, WIDTH - 2 * MARGIN, STRIP_HEIGHT, 22);
    for (let i = 1; i < NUMBERS.length; i++) {
        context.moveTo(MARGIN + i * width, top);
        context.lineTo(MARGIN + i * width, top + STRIP_HEIGHT);
    }
    context.stroke();
    for (const [i, number] of NUMBERS.entries()) {
        const x = MARGIN + (i + 0.5) * width;
        const won = points[number];
        write(context, String(number), x, top + 38, {size: 28, align: 'center', colour: QUIET});
        write(context, won === undefined ? '' : String(won), x, top + 84, {size: 42, weight: 700, align: 'center'});
    }
}

function drawBoard(context: CanvasRenderingContext2D, {board, seat, withLine}: Picture): void {
    const scale = BOARD_WIDTH / VIEW.width;
    const pen = PAINTS[`pen.${seat.start as 1 | 2 | 3 | 4}`];
    const line = withLine ? seat.line : [];
    const drawn = new Set(line);
    context.save();
    context.translate(MARGIN - VIEW.x * scale, BOARD_TOP - VIEW.y * scale);
    context.scale(scale, scale);
    board.fields.forEach((field) => drawField(context, field));
    const start = board.fields.find((field) => field.start === seat.start)?.name;
    drawRing(context, start, 6.2, pen);
    drawLine(context, line, pen);
    drawRing(context, start, 2.4, pen, PAINTS.paper);
    for (const {name, number} of board.fields) {
        if (withLine && !drawn.has(name)) {
            drawCross(context, name, number === undefined ? 4.4 : 6.4);
        }
        if (number !== undefined) {
            drawNumber(context, name, number, drawn.has(name) ? pen : undefined);
        }
    }
    context.restore();
}

function drawField(context: CanvasRenderingContext2D, {name, colour, number}: Field): void {
    const at = middle(name);
    context.fillStyle = PAINTS[`ink.${colour}`];
    context.fill(new Path2D(`M${hexagon(at, RADIUS - 0.55).replaceAll(' ', 'L')}Z`));
    context.save();
    context.translate(at.x, number === undefined ? at.y : at.y - 6.3);
    context.scale(number === undefined ? 2.1 : 1.4, number === undefined ? 2.1 : 1.4);
    context.fillStyle = PAINTS[`glyph.${colour}`];
    context.fill(new Path2D(SHAPES[colour]));
    context.restore();
}

/** The start point has a ring around it, and a pin on the line. */
function drawRing(
    context: CanvasRenderingContext2D,
    field: string | undefined,
    radius: number,
    pen: string,
    inside?: string,
): void {
    if (field === undefined) {
        return;
    }
    const {x, y} = middle(field);
    circle(context, x, y, radius);
    if (inside !== undefined) {
        context.fillStyle = inside;
        context.fill();
    }
    context.strokeStyle = pen;
    context.lineWidth = 1.4;
    context.stroke();
}

function drawLine(context: CanvasRenderingContext2D, line: readonly string[], pen: string): void {
    const path = new Path2D(stroke(line));
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = PAINTS.paper;
    context.lineWidth = 6.2;
    context.stroke(path);
    context.strokeStyle = pen;
    context.lineWidth = 4;
    context.stroke(path);
}

function drawCross(context: CanvasRenderingContext2D, name: string, arm: number): void {
    const {x, y} = middle(name);
    const path = new Path2D(`M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`);
    context.strokeStyle = '#fffc';
    context.lineWidth = 2.2;
    context.stroke(path);
    context.strokeStyle = '#1a1c20';
    context.lineWidth = 1;
    context.stroke(path);
}

/** A number on its disc; reached, it has a ring in the colour of the pen. */
function drawNumber(context: CanvasRenderingContext2D, name: string, number: number, pen: string | undefined): void {
    const {x, y} = middle(name);
    circle(context, x, y + 0.6, 5);
    context.fillStyle = PAINTS.paper;
    context.fill();
    context.strokeStyle = pen ?? QUIET;
    context.lineWidth = pen === undefined ? 0.4 : 1.4;
    context.stroke();
    write(context, String(number), x, y + 3.3, {size: 7.6, weight: 750, align: 'center', colour: pen});
}

function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
}

interface Style {
    size: number;
    weight?: number;
    align?: CanvasTextAlign;
    colour?: string;
    /** A longer text is shortened. */
    room?: number;
}

function write(context: CanvasRenderingContext2D, text: string, x: number, y: number, style: Style): void {
    context.font = `${style.weight ?? 400} ${style.size}px ${FONT}`;
    context.textAlign = style.align ?? 'left';
    context.fillStyle = style.colour ?? PAINTS.text;
    context.fillText(shortened(context, text, style.room ?? Infinity), x, y);
}

function shortened(context: CanvasRenderingContext2D, text: string, room: number): string {
    if (context.measureText(text).width <= room) {
        return text;
    }
    const signs = [...text];
    while (signs.length > 0 && context.measureText(`${signs.join('')}…`).width > room) {
        signs.pop();
    }
    return `${signs.join('')}…`;
}
