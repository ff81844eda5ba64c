import {load} from '/wasm-runtime.js';

const modules = Promise.all(['/rules.wasm', '/engine.wasm', '/sheets.wasm'].map((path) => load(path)));

// Where a function takes a long, which is a bigint here and a text in JSON.
const longs = {begin: 3, bot: 4};

const ENGINE = ['bot', 'learn', 'train', 'analyse', 'attempt', 'hindsight'];

async function answer(exports, [name, ...rest]) {
  if (name in longs) {
    rest[longs[name]] = BigInt(rest[longs[name]]);
  }
  if (name === 'train') {
    rest[2] = new Int8Array(await (await fetch('/weights/' + rest[2])).arrayBuffer());
    const rejection = exports.train(...rest, () => undefined);
    return rejection + [...exports.learned()].reduce((hash, byte) => (31 * hash + byte) | 0, 1);
  }
  if (name === 'learn') {
    rest[1] = new Int8Array(await (await fetch('/weights/' + rest[1])).arrayBuffer());
  }
  const reports = [];
  if (name === 'analyse' || name === 'hindsight') {
    rest.push((share, found) => reports.push(Math.round(100 * share) + ' ' + found));
  }
  try {
    return [exports[name](...rest), ...reports].join('\n');
  } catch (error) {
    return 'trap: ' + error;
  }
}

// A module that cannot be loaded must end the test, not leave it waiting.
modules.catch((error) => setTimeout(() => { throw error; }));

onmessage = async ({data}) => {
  const [rules, engine, sheets] = await modules;
  const answers = [];
  for (const call of JSON.parse(data)) {
    const module = call[0] === 'pages' ? sheets : ENGINE.includes(call[0]) ? engine : rules;
    answers.push(await answer(module.exports, call));
  }
  postMessage(answers);
};
