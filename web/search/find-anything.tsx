import { UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import classes from '#web/search/find-anything.module.css'
import { FindDialog } from '#web/search/find-dialog.tsx'
import type { Screen } from '#web/search/search-result.ts'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/**
 * The search box in the top bar, and Ctrl-K on every screen. The dialog is loaded with it: keys that are typed right
 * after Ctrl-K would be lost while it is still loading.
 */
export const FindAnything = ({ screens }: { screens: Screen[] }) => {
  const [isOpen, setOpen] = useState(false)
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
      {isOpen && <FindDialog screens={screens} onClose={() => setOpen(false)} />}
    </>
  )
}
