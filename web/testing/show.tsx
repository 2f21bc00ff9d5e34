import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { theme } from '#web/app/theme.ts'
import { Toaster } from '#web/kit/feedback/toaster.tsx'

/** Renders a component as in the app, and returns a user to operate it. */
export const show = (piece: ReactNode) => {
  const user = userEvent.setup()
  const shown = render(
    // Transitions never end in jsdom, which does not paint.
    <MantineProvider theme={theme} env="test">
      <Toaster />
      {piece}
    </MantineProvider>,
  )
  return { user, ...shown }
}
