/** Sounds and a notification, for those who want them. */
import { NOTES, type Sound } from './sounds'

let audio: AudioContext | null = null

/** Struck notes, like the bell on a counter. */
export function ring(sound: Sound = 'turn'): void {
  try {
    audio ??= new AudioContext()
    void audio.resume()
    const start = audio.currentTime + 0.02
    for (const [after, pitch] of NOTES[sound]) {
      for (const [overtone, loudness] of [[1, 0.12], [2.76, 0.03]] as const) {
        const tone = audio.createOscillator()
        const volume = audio.createGain()
        tone.type = 'sine'
        tone.frequency.value = pitch * overtone
        volume.gain.setValueAtTime(0.0001, start + after)
        volume.gain.exponentialRampToValueAtTime(loudness, start + after + 0.008)
        volume.gain.exponentialRampToValueAtTime(0.0001, start + after + 0.7)
        tone.connect(volume).connect(audio.destination)
        tone.start(start + after)
        tone.stop(start + after + 0.75)
      }
    }
  } catch {
    // no sound on this device
  }
}

export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission !== 'denied'
}

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

export function notify(title: string, body: string, tag: string): void {
  try {
    if (!document.hidden || Notification.permission !== 'granted') return
    const note = new Notification(title, { body, tag, icon: '/favicon.svg' })
    note.onclick = () => {
      focus()
      note.close()
    }
  } catch {
    // some browsers only allow this from a service worker
  }
}
