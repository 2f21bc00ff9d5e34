import type { FormEvent, KeyboardEvent } from 'react'

/**
 * Saves a form in a dialog on submit and on Ctrl+Enter. React also passes these events to the form that opened the
 * dialog, so they are stopped here.
 */
export const dialogFormEvents = (save: (event?: FormEvent) => unknown, isSubmitting: boolean) => ({
  onSubmit: (event: FormEvent) => {
    event.stopPropagation()
    save(event)
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.stopPropagation()
    if (!isSubmitting) save()
  },
})
