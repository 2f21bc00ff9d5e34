import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLock } from '@tabler/icons-react'
import { myProfileMessages as say } from '#contract/my-profile/my-profile.ts'
import { ChangePasswordDialog } from '#web/auth/change-password-dialog.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { MyProfileForm } from '#web/my-profile/my-profile-form.tsx'
import { useMyProfile } from '#web/my-profile/my-profile-queries.ts'

export const MyProfilePage = () => {
  const profile = useMyProfile()
  const [changing, { open, close }] = useDisclosure()
  return (
    <Page
      title="My Profile"
      action={
        <Button variant="default" leftSection={<IconLock size={16} />} onClick={open}>
          Change password
        </Button>
      }
    >
      <Loaded query={profile} skeleton={<FormSkeleton title="Contact details" fields={4} />} failed={say.loadFailed}>
        {(found) => <MyProfileForm profile={found} />}
      </Loaded>
      {changing && <ChangePasswordDialog onClose={close} />}
    </Page>
  )
}
