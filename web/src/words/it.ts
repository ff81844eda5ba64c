import {en} from './en';
import type {Words} from './words.svelte';

export const it: Words = en;
