import {mount} from 'svelte';
import App from './App.svelte';
import './app.css';
import {preferred, speak} from './words/words.svelte';

await speak(preferred());
mount(App, {target: document.getElementById('app') as HTMLElement});

// Pages without HTTPS have no service worker; they work all the same, but only with the network.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
    void navigator.serviceWorker.register('/sw.js');
}
