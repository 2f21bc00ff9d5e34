let released = Promise.resolve()
let release = () => {}

const begin = () => {
  release()
  released = new Promise((resolve) => {
    release = resolve
  })
}
// After the click that ends the press.
const end = () => setTimeout(release)

window.addEventListener('pointerdown', begin, { capture: true })
window.addEventListener('pointerup', end, { capture: true })
window.addEventListener('pointercancel', end, { capture: true })
window.addEventListener('blur', end)

/**
 * Waits while a mouse button or a finger is down. An error message that appears during a press would move the button,
 * and the click would be lost.
 */
export const afterPress = () => released
