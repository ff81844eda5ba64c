import {mount} from 'svelte';
import App from './App.svelte';
import 'virtual:palette.css';
import './app.css';
import {preferred, speak} from './words/words.svelte';

await speak(preferred());
mount(App, {target: document.getElementById('app') as HTMLElement});

// Pages without HTTPS have no service worker; they work all the same, but only with the network.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
    const register = () => void navigator.serviceWorker.register('/sw.js');
    // It fetches the whole page once more, and must not compete with the first visit for the network.
    if (document.readyState === 'complete') {
        register();
    } else {
        addEventListener('load', register, {once: true});
    }
}
