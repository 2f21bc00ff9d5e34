import { useEffect } from 'react'
import type { ConfirmableCode } from '#contract/kit/confirmation.ts'
import { askToConfirmWith } from '#web/kit/api/confirmation.ts'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'

const titles: Record<ConfirmableCode, string> = { specified_premises: 'GST of the restaurant' }

/** Opens over any form when the server asks before it saves. The form stays as it is below. */
export const ConfirmationDialog = () => {
  const { ask, dialog } = useQuestion()
  useEffect(
    () => askToConfirmWith((text, code) => ask({ title: titles[code], text, confirmLabel: 'Save anyway' })),
    [ask],
  )
  return dialog
}
