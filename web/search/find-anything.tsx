import { UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import classes from '#web/search/find-anything.module.css'
import type { Screen } from '#web/search/search-result.ts'

const loadDialog = async () => ({ default: (await import('#web/search/find-dialog.tsx')).FindDialog })
const FindDialog = lazy(loadDialog)

// The dialog is loaded right after the first screen: keys that are typed after Ctrl-K would be lost while it is still
// loading.
const loadAfter = 1_000

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The search box in the top bar, and Ctrl-K on every screen. */
export const FindAnything = ({ screens }: { screens: Screen[] }) => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const soon = setTimeout(loadDialog, loadAfter)
    return () => clearTimeout(soon)
  }, [])
  const open = () => {
    // Not over another dialog.
    if (!document.querySelector('[role="dialog"]')) setOpen(true)
  }
  // Also while typing in a field.
  useHotkeys([['mod+K', open]], [])

  return (
    <>
      <UnstyledButton className={classes.box} aria-label="Find anything" aria-keyshortcuts="Control+K" onClick={open}>
        <IconSearch size={18} aria-hidden />
        <span className={classes.hint}>Find anything</span>
        <kbd className={classes.keys}>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </UnstyledButton>
      {isOpen && (
        <Suspense fallback={null}>
          <FindDialog screens={screens} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
