import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { speakLanguage } from './kit/language.svelte'
import { followLinks } from './kit/router.svelte'
import { settings, showTheme } from './kit/settings.svelte'

showTheme()
followLinks()
await speakLanguage(settings.language)
mount(App, { target: document.getElementById('app')! })
