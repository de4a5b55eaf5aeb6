/** A field that must be filled in asks for it in the page's words, not in the browser's; null: it need not be. */
import type { Attachment } from 'svelte/attachments'

export function wanted(words: string | null): Attachment<HTMLInputElement> {
  return (field) => {
    const rest = () => field.setCustomValidity('')
    rest()
    if (words === null) return
    const ask = () => field.setCustomValidity(words)
    field.addEventListener('invalid', ask)
    field.addEventListener('input', rest)
    return () => {
      field.removeEventListener('invalid', ask)
      field.removeEventListener('input', rest)
    }
  }
}
