import { Stack, Title } from '@mantine/core'
import { secondFactorMessages } from '#contract/auth/second-factor/second-factor-messages.ts'
import { sessionMessages } from '#contract/auth/sessions/session.ts'
import { SecondFactorSection } from '#web/auth/second-factor/second-factor-section.tsx'
import { SessionsSection } from '#web/auth/sessions/sessions-section.tsx'
import { Dialog } from '#web/kit/page/dialog.tsx'

/** How the person signs in, and where: second factor and devices. */
export const SignInDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog onClose={onClose} title="Second factor and devices">
    <Stack gap="xl">
      <section aria-label={secondFactorMessages.title}>
        <Title order={3} fz="md" mb="xs">
          {secondFactorMessages.title}
        </Title>
        <SecondFactorSection />
      </section>
      <section aria-label={sessionMessages.title}>
        <Title order={3} fz="md" mb="xs">
          {sessionMessages.title}
        </Title>
        <SessionsSection />
      </section>
    </Stack>
  </Dialog>
)
