import {load} from '/engine.wasm-runtime.js';

const engine = load('/engine.wasm').then(({exports}) => exports);

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
  const exports = await engine;
  const answers = [];
  for (const question of JSON.parse(data)) {
    answers.push(await answer(exports, question));
  }
  postMessage(answers);
};
