// Before the first paint: the theme and language that were chosen last time. A file of its own, the content policy allows no inline script.
try {
  var saved = JSON.parse(localStorage.getItem('saloon') || '{}')
  if (saved.theme === 'light' || saved.theme === 'dark') document.documentElement.dataset.theme = saved.theme
  if (saved.language) document.documentElement.lang = saved.language
} catch (_) {}
