let released = Promise.resolve()
let release = () => {}

const begin = () => {
  release()
  released = new Promise((resolve) => {
    release = resolve
  })
}
// Once the click that ends the press has found its target.
const end = () => setTimeout(release)

window.addEventListener('pointerdown', begin, { capture: true })
window.addEventListener('pointerup', end, { capture: true })
window.addEventListener('pointercancel', end, { capture: true })
window.addEventListener('blur', end)

/**
 * Waits while a mouse button or a finger is down. An error that appears under a press would move the button away from
 * it, and the click would be lost.
 */
export const afterPress = () => released
