import type { Locator, Page } from '@playwright/test'

export interface Scrolling {
  /** Frames per second. */
  down: number
  right: number
  /** The longest time between two frames, in milliseconds. */
  longest: number
  /** In both directions. */
  frames: number
  /** The most elements that the page had while it was scrolled. */
  nodes: number
}

/** As far in each frame as a fast wheel: about 1,400 pixels per second. */
const step = 24

/** Scrolls an element down and to the right, and counts the frames. */
export const scrollFrames = (element: Locator, seconds: number): Promise<Scrolling> =>
  element.evaluate(
    async (scroller, { seconds, step }) => {
      let nodes = 0
      let all = 0
      let longest = 0
      const run = (move: () => void) =>
        new Promise<number>((done) => {
          let frames = 0
          let last = 0
          let began = 0
          const next = (now: number) => {
            began ||= now
            if (last) longest = Math.max(longest, now - last)
            last = now
            if (frames % 30 === 0) nodes = Math.max(nodes, document.querySelectorAll('*').length)
            if (now - began >= seconds * 1000) return done(frames / ((now - began) / 1000))
            frames++
            all++
            move()
            requestAnimationFrame(next)
          }
          requestAnimationFrame(next)
        })
      const down = await run(() => {
        const { scrollTop, clientHeight, scrollHeight } = scroller
        scroller.scrollTop = scrollTop + clientHeight >= scrollHeight - step ? 0 : scrollTop + step
      })
      const right = await run(() => {
        scroller.scrollLeft += step
      })
      return { down, right, longest, frames: all, nodes }
    },
    { seconds, step },
  )

/** The same on a page that has nothing but an empty element of the same size: as fast as this machine can be. */
export const emptyFrames = async (page: Page, element: Locator, seconds: number) => {
  const { width, height } = await element.evaluate(({ scrollWidth, scrollHeight }) => ({
    width: scrollWidth,
    height: scrollHeight,
  }))
  await page.goto('about:blank')
  await page.setContent(
    `<div id="scroller" style="overflow:auto;height:90vh"><div style="width:${width}px;height:${height}px"></div></div>`,
  )
  return scrollFrames(page.locator('#scroller'), seconds)
}
