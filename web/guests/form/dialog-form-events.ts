import type { FormEvent, KeyboardEvent } from 'react'

/**
 * Saves a form in a dialog on submit and on Ctrl+Enter. React hands events on to the form that opened the dialog,
 * though it is not around it on the page: they end here.
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
