import {en} from './en';
import type {Words} from './words.svelte';

export const de: Words = en;
