import { type ComponentType, lazy, Suspense, useState } from 'react'

/**
 * A part of a screen that is loaded when it is first shown, or before by `preload`. Once loaded it is drawn at once:
 * `lazy` alone would show `Waiting` for a third of a second. After a failure the next attempt loads again.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = () => null,
) => {
  let Loaded: ComponentType<Props> | undefined
  const keep = async () => {
    Loaded = await load()
    return Loaded
  }
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await keep() }
      } catch (failure) {
        Loading = attempt()
        throw failure
      }
    }) as ComponentType<Props>
  let Loading = attempt()

  const Part = (props: Props) => {
    // Kept, so that a part that has been waited for is not mounted twice.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Loading)
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Shown {...props} />
      </Suspense>
    )
  }

  // A failure is told when the part is shown.
  const preload = () => void keep().catch(() => undefined)
  /** For a button that opens the part: the mouse or the focus comes before the press. */
  const early = { onPointerEnter: preload, onFocus: preload }
  return Object.assign(Part, { preload, early })
}
