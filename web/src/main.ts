import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { speakLanguage } from './kit/language.svelte'
import { followLinks, where } from './kit/router.svelte'
import { settings, showTheme } from './kit/settings.svelte'
import { foresee } from './pages'

showTheme()
followLinks()
foresee(where(), settings.language) // while the language loads
await speakLanguage(settings.language)
mount(App, { target: document.getElementById('app')! })
