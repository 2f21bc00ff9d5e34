import { useRouter } from '@tanstack/react-router'
import { secondFactorMessages as say } from '#contract/auth/second-factor/second-factor-messages.ts'
import { AuthFrame } from '#web/auth/auth-frame.tsx'
import { accountQuery } from '#web/auth/auth-queries.ts'
import { homeOf } from '#web/auth/screen-access.ts'
import { SetUpSteps } from '#web/auth/second-factor/set-up-steps.tsx'
import { queryClient } from '#web/kit/api/query-client.ts'
import { session } from '#web/kit/api/session.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

/** After the password, for people whose role asks for a second factor and who have none. */
export const SecondFactorPage = () => {
  const router = useRouter()
  const goOn = async () => {
    const account = await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 })
    router.navigate({ href: session.takeAddress() ?? homeOf(account) })
  }
  return (
    <AuthFrame title={say.setUpTitle} text={say.setUpText}>
      <SetUpSteps isPasswordNeeded={false} onDone={goOn} />
      <TextLink to={paths.logout} fz="sm">
        Sign in as somebody else
      </TextLink>
    </AuthFrame>
  )
}
