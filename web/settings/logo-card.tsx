import { Button, FileButton, Group, Text } from '@mantine/core'
import { IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { logoRules } from '#contract/settings/logo.ts'
import { settingsMessages as say } from '#contract/settings/settings-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import classes from '#web/settings/settings.module.css'
import { logoProblem, useRemoveLogo, useSaveLogo, useSettings } from '#web/settings/settings-queries.ts'

/** The logo is saved as soon as it is chosen: it is a file, not a field of the form. */
export const LogoCard = () => {
  const { data } = useSettings()
  const save = useSaveLogo()
  const remove = useRemoveLogo()
  const logo = data?.logo ?? null

  const tell = async (act: Promise<{ message: string }>) => {
    try {
      toast.success((await act).message)
    } catch (failure) {
      toast.error(failureText(failure, say.logoFailed))
    }
  }
  const choose = (file: File | null) => {
    const problem = logoProblem(file)
    if (problem || !file) toast.error(problem ?? logoRules.noneChosen)
    else tell(save.mutateAsync(file))
  }

  return (
    <FormCard title="Logo">
      <Wide>
        <Group gap="lg">
          {logo ? (
            <img src={logo} alt="Logo" className={classes.logo} />
          ) : (
            <Text c="dimmed">No logo. Invoices show the name alone.</Text>
          )}
          <Group gap="xs">
            <FileButton accept={logoRules.types.join(',')} onChange={choose} inputProps={{ 'aria-label': 'Logo file' }}>
              {(props) => (
                <Button
                  {...props}
                  size="xs"
                  variant="default"
                  loading={save.isPending}
                  leftSection={<IconPhotoUp size={16} />}
                >
                  {logo ? 'Choose another' : 'Choose a logo'}
                </Button>
              )}
            </FileButton>
            {logo && (
              <Button
                size="xs"
                variant="default"
                loading={remove.isPending}
                leftSection={<IconTrash size={16} />}
                onClick={() => tell(remove.mutateAsync())}
              >
                Remove logo
              </Button>
            )}
          </Group>
        </Group>
      </Wide>
    </FormCard>
  )
}
