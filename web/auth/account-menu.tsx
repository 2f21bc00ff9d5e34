import { Menu, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconLock, IconLogout, IconShieldLock, IconUserCircle } from '@tabler/icons-react'
import { HomeScreen } from '#contract/auth/account.ts'
import { accountMessages as say } from '#contract/auth/account-messages.ts'
import classes from '#web/auth/account-menu.module.css'
import { useAccount, useSetHomeScreen } from '#web/auth/auth-queries.ts'
import { homeScreens } from '#web/auth/screen-access.ts'
import { useMayOpen } from '#web/kit/access/use-may.ts'
import { lazyPart } from '#web/kit/page/lazy-part.tsx'
import { MenuItemLink } from '#web/kit/page/menu-item-link.tsx'
import { paths } from '#web/paths.ts'

const ChangePasswordDialog = lazyPart(
  async () => (await import('#web/auth/change-password-dialog.tsx')).ChangePasswordDialog,
)

const SignInDialog = lazyPart(async () => (await import('#web/auth/sign-in-dialog.tsx')).SignInDialog)

const preload = () => {
  ChangePasswordDialog.preload()
  SignInDialog.preload()
}

export const AccountMenu = () => {
  const account = useAccount()
  const home = useSetHomeScreen()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const mayOpen = useMayOpen()
  const homes = HomeScreen.options.filter((screen) => mayOpen(homeScreens[screen]))
  const [changing, { open, close }] = useDisclosure()
  const [securing, signInDialog] = useDisclosure()

  return (
    <>
      <Menu position="bottom-end" width={248} transitionProps={{ duration: 100 }} onOpen={preload}>
        <Menu.Target>
          <UnstyledButton className={classes.target} aria-label="Account">
            <IconUserCircle size={22} aria-hidden />
            <span className={classes.name}>{account?.name}</span>
            <IconChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.who}>
            <Text fw={600}>{account?.name}</Text>
            <Text fz="sm" c="dimmed">
              {account?.email}
            </Text>
            {account?.role_name && <Text fz="sm">{say.roleIs(account.role_name)}</Text>}
          </div>
          <Menu.Divider />
          <Menu.Label>Theme</Menu.Label>
          <Menu.RadioGroup value={colorScheme} onChange={(scheme) => setColorScheme(scheme as typeof colorScheme)}>
            <Menu.RadioItem value="light">Light</Menu.RadioItem>
            <Menu.RadioItem value="dark">Dark</Menu.RadioItem>
            <Menu.RadioItem value="auto">System</Menu.RadioItem>
          </Menu.RadioGroup>
          {account?.role === 'admin' && homes.length > 1 && (
            <>
              <Menu.Divider />
              <Menu.Label>Home screen</Menu.Label>
              <Menu.RadioGroup value={account.home_screen} onChange={(screen) => home.act(screen as HomeScreen)}>
                {homes.map((screen) => (
                  <Menu.RadioItem key={screen} value={screen}>
                    {say.homeScreens[screen]}
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </>
          )}
          <Menu.Divider />
          <Menu.Item leftSection={<IconLock size={16} />} onClick={open}>
            Change password
          </Menu.Item>
          <Menu.Item leftSection={<IconShieldLock size={16} />} onClick={signInDialog.open}>
            Second factor and devices
          </Menu.Item>
          <MenuItemLink to={paths.logout} leftSection={<IconLogout size={16} />}>
            Logout
          </MenuItemLink>
        </Menu.Dropdown>
      </Menu>
      {changing && <ChangePasswordDialog onClose={close} />}
      {securing && <SignInDialog onClose={signInDialog.close} />}
    </>
  )
}
