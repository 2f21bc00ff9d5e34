import { Frame } from '#web/app/frame.tsx'
import { adminMenu } from '#web/app/menu.ts'
import { paths } from '#web/app/paths.ts'
import { AccountMenu } from '#web/auth/account-menu.tsx'
import { NoticeBell } from '#web/notices/notice-bell.tsx'

export const AdminLayout = () => (
  <Frame
    home={paths.dashboard}
    menu={adminMenu}
    panel="Administrator"
    tools={
      <>
        <NoticeBell />
        <AccountMenu />
      </>
    }
  />
)
