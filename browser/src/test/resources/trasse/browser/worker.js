import {load} from '/wasm-runtime.js';

const modules = Promise.all(['/rules.wasm', '/engine.wasm'].map((path) => load(path)));

// Where a function takes a long, which is a bigint here and a text in JSON.
const longs = {begin: 3, bot: 4};

async function answer(exports, [name, ...rest]) {
  if (name in longs) {
    rest[longs[name]] = BigInt(rest[longs[name]]);
  }
  if (name === 'learn') {
    rest[1] = new Int8Array(await (await fetch('/weights/' + rest[1])).arrayBuffer());
  }
  try {
    return exports[name](...rest);
  } catch (error) {
    return 'trap: ' + error;
  }
}

onmessage = async ({data}) => {
  const [rules, engine] = await modules;
  const answers = [];
  for (const call of JSON.parse(data)) {
    answers.push(await answer((call[0] === 'bot' || call[0] === 'learn' ? engine : rules).exports, call));
  }
  postMessage(answers);
};
