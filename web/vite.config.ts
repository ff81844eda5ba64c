/// <reference types="vitest/config" />
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {svelte} from '@sveltejs/vite-plugin-svelte';
import {defineConfig, type Plugin, type Rolldown} from 'vite';
import {palette} from './palette.ts';

/** Where the page is built: what lies there goes into the jar, and every build empties it first. */
const PAGE = 'target/classes/trasse/web';

/** What bots have learned, a file for each board, which the server sends under its name. */
const KNOWLEDGE = '../engine/src/main/resources';

/** Tells the service worker which files there are, and gives it a new version when one of them changes. */
function listFiles(): Plugin {
    return {
        name: 'list-files',
        apply: 'build',
        closeBundle() {
            const files = readdirSync(PAGE, {recursive: true, withFileTypes: true})
                .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
                .map((entry) => join(entry.parentPath, entry.name))
                .sort();
            const hash = createHash('sha256');
            files.forEach((file) => hash.update(file).update(readFileSync(file)));
            const paths = files.map((file) => file.slice(PAGE.length).replace('/index.html', '/'));
            const isLater = (path: string) => /^\/assets\/((worker-)?(engine|sheets)-|puzzles-.*\.json$)/.test(path);
            const weights = readdirSync(KNOWLEDGE, {recursive: true, encoding: 'utf8'})
                .filter((name) => name.endsWith('.weights'))
                .map((name) => `/weights/${basename(name, '.weights')}`)
                .sort();
            const script = readFileSync(`${PAGE}/sw.js`, 'utf8');
            const listed = script
                .replace(/["'`]__FILES__["'`]/, JSON.stringify(paths.filter((path) => !isLater(path))))
                .replace(/["'`]__LATER__["'`]/, JSON.stringify(paths.filter(isLater)))
                .replace(/["'`]__WEIGHTS__["'`]/, JSON.stringify(weights))
                .replace('__VERSION__', hash.digest('hex').slice(0, 12));
            if (/__(FILES|LATER|WEIGHTS|VERSION)__/.test(listed)) {
                throw new Error('the service worker has no place for the list of files');
            }
            writeFileSync(`${PAGE}/sw.js`, listed);
        },
    };
}

/** Whether the page cannot begin without a module: its first one imports it, directly or not. */
function isNeededAtFirst(
    id: string,
    modules: {getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importers'> | null},
    seen = new Set<string>(),
): boolean {
    if (id.endsWith('/src/main.ts')) {
        return true;
    }
    seen.add(id);
    return (modules.getModuleInfo(id)?.importers ?? [])
        .filter((importer) => !seen.has(importer))
        .some((importer) => isNeededAtFirst(importer, modules, seen));
}

/** The server that `npm run dev` asks. */
const SERVER = process.env.TRASSE_SERVER ?? 'http://127.0.0.1:8061';

export default defineConfig({
    plugins: [svelte(), palette(), listFiles()],
    worker: {
        format: 'es',
        rolldownOptions: {
            output: {
                // The server gives these scripts their own security policy, by this name.
                entryFileNames: ({name}) => `assets/worker-${name.replace('-worker', '')}-[hash].js`,
                assetFileNames: 'assets/[name]-[hash][extname]',
            },
        },
    },
    build: {
        outDir: PAGE,
        target: 'es2023',
        assetsInlineLimit: 0,
        modulePreload: {polyfill: false},
        rolldownOptions: {
            input: {main: 'index.html', sw: 'src/sw.ts'},
            output: {
                entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
                // Every file costs half a kilobyte of headers: what a first visit needs anyway is one file.
                codeSplitting: {groups: [{name: (id, modules) => (isNeededAtFirst(id, modules) ? 'first' : null)}]},
            },
        },
    },
    server: {
        // The server takes commands only from pages of its own origin, which is the one of this page.
        proxy: {'/api': {target: SERVER, changeOrigin: false}, '/weights': SERVER},
        fs: {allow: ['..']},
    },
    // Tests mount components, which only Svelte for browsers can do.
    resolve: process.env.VITEST === undefined ? {} : {conditions: ['browser']},
    // One document for all files: a new one for each takes ten times as long as the tests.
    test: {environment: 'jsdom', pool: 'threads', isolate: false, include: ['src/**/*.test.ts']},
});
