import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { api } from './kit/api'
import { speakLanguage } from './kit/language.svelte'
import { followLinks, where } from './kit/router.svelte'
import { settings, showTheme } from './kit/settings.svelte'

showTheme()
followLinks()
if (where().page === 'room') api.games().catch(() => {}) // while the language loads; the room asks again
await speakLanguage(settings.language)
mount(App, { target: document.getElementById('app')! })
