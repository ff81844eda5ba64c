import {readFileSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';

interface Manifest {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
    scripts: Record<string, string>;
    bin?: string | Record<string, string>;
    peerDependencies?: Record<string, string>;
}

function manifest(folder: string): Manifest {
    return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
}

const page = manifest('.');
const declared = Object.keys({...page.dependencies, ...page.devDependencies});
const settings = ['vite.config.ts', 'svelte.config.js', 'palette.ts', 'tsconfig.json', '.prettierrc.json'];
const sources = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(ts|svelte|css)$/.test(file))
    .map((file) => `src/${file}`);

/** The packages that come after some words in some files: `svelte` for `svelte/events`, `@a/b` for `@a/b/c.css`. */
function packages(files: string[], before: string): string[] {
    const name = new RegExp(`(?:${before})['"]((?:@[\\w-]+/)?[a-z][\\w.-]*)(?=[/'"])`, 'g');
    return [
        ...new Set(files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(name)]).map((found) => found[1]!)),
    ];
}

function isRun(name: string): boolean {
    const {bin} = manifest(`node_modules/${name}`);
    const commands = typeof bin === 'string' ? [name] : Object.keys(bin ?? {});
    const words = Object.values(page.scripts).flatMap((script) => script.split(' '));
    return commands.some((command) => words.includes(command));
}

function isNeededByAnother(name: string): boolean {
    return declared.some((other) => name in (manifest(`node_modules/${other}`).peerDependencies ?? {}));
}

test('every package that is imported is declared', () => {
    const imported = packages(
        [...sources, 'vite.config.ts', 'svelte.config.js', 'palette.ts'],
        'from |import |import\\(',
    );
    expect(imported).toContain('svelte');
    expect(imported.filter((name) => !declared.includes(name))).toEqual([]);
});

test('every package that is declared is used', () => {
    const copied = [...readFileSync('pom.xml', 'utf8').matchAll(/node_modules\/((?:@[\w-]+\/)?[\w.-]+)/g)];
    const named = [
        ...packages(sources, 'from |import |import\\(|url\\('),
        ...packages(settings, ''),
        ...copied.map((found) => found[1]!),
    ];
    const unused = declared.filter(
        (name) => !named.includes(name.replace('@types/', '')) && !isRun(name) && !isNeededByAnother(name),
    );
    expect(unused).toEqual([]);
});
