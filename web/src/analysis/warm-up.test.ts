import {afterEach, expect, test, vi} from 'vitest';
import {warmUp} from './warm-up';

const prepare = vi.fn(async () => undefined);

function withConnection(connection: unknown): void {
    Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
}

afterEach(() => {
    prepare.mockClear();
    Reflect.deleteProperty(navigator, 'connection');
});

test.each([undefined, {}, {saveData: false, type: 'wifi'}])(
    'the engine is loaded with the network %j',
    (connection) => {
        withConnection(connection);
        warmUp({code: 'code', name: 'classic'}, {prepare});
        expect(prepare).toHaveBeenCalledWith('code', 'owl');
    },
);

test.each([{saveData: true}, {type: 'cellular'}])('nothing is loaded with the network %j', (connection) => {
    withConnection(connection);
    warmUp({code: 'code', name: 'classic'}, {prepare});
    expect(prepare).not.toHaveBeenCalled();
});

test('nothing is loaded without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    warmUp({code: 'code', name: 'classic'}, {prepare});
    expect(prepare).not.toHaveBeenCalled();
});

test('a board that bots would have to learn first is left alone', () => {
    warmUp({code: 'code'}, {prepare});
    expect(prepare).not.toHaveBeenCalled();
});
