import { ActionIcon, Button, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Notice } from '#contract/notices/notice.ts'
import { noticeMessages as say } from '#contract/notices/notice-messages.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'
import { toast } from '#web/kit/feedback/toast.tsx'
import { RowsSkeleton } from '#web/kit/table/rows-skeleton.tsx'
import { NewNotice } from '#web/notices/new-notice.tsx'
import { NoticeList } from '#web/notices/notice-list.tsx'
import { useForgetEarlier, useMarkRead, useNotices } from '#web/notices/notice-queries.ts'
import { bellText, countText } from '#web/notices/notice-text.ts'
import classes from '#web/notices/notices.module.css'

/** The bell in the top bar, with the number of unread notices and their list. */
export const NoticeBell = () => {
  const notices = useNotices()
  const forgetEarlier = useForgetEarlier()
  const markRead = useMarkRead()
  const [opened, { toggle, close }] = useDisclosure(false, { onClose: forgetEarlier })
  const now = useNow(opened)
  const found = notices.data?.pages.flatMap(({ data }) => data)
  const unread = notices.data?.pages[0]?.unread ?? 0
  const read = (which: Parameters<typeof markRead.mutate>[0]) =>
    markRead.mutate(which, { onError: () => toast.error(say.readFailed) })

  const open = ({ id, is_read }: Notice) => {
    if (!is_read) read({ ids: [id] })
    close()
  }

  return (
    <>
      <NewNotice notices={found} />
      <Popover
        opened={opened}
        onChange={(isOpen) => !isOpen && close()}
        width={400}
        position="bottom-end"
        trapFocus
        returnFocus
        transitionProps={{ duration: 100 }}
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            className={classes.bell}
            aria-label={bellText(unread)}
            onClick={toggle}
          >
            <IconBell size={20} />
            {unread > 0 && (
              <span className={classes.count} aria-hidden>
                {countText(unread)}
              </span>
            )}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown} aria-label="Notifications">
          <div className={classes.top}>
            <h2 className={classes.title}>Notifications</h2>
            <Button
              variant="subtle"
              size="compact-sm"
              disabled={unread === 0}
              onClick={() => read(found?.[0] ? { up_to: found[0].id } : {})}
            >
              Mark all as read
            </Button>
          </div>
          <div className={classes.content}>
            {found && found.length > 0 && (
              <NoticeList
                notices={found}
                now={now}
                onOpen={open}
                onShowEarlier={notices.hasNextPage ? () => notices.fetchNextPage() : undefined}
                isLoadingEarlier={notices.isFetchingNextPage}
              />
            )}
            {found?.length === 0 && (
              <EmptyState icon={<IconBellOff size={24} />} title={say.none} text={say.noneText} />
            )}
            {!found && notices.isPending && <RowsSkeleton rows={4} columns={3} />}
            {!found && notices.error && (
              <FailureState title={say.listFailed} failure={notices.error} onTryAgain={() => notices.refetch()} />
            )}
          </div>
        </Popover.Dropdown>
      </Popover>
    </>
  )
}

/** The current time, updated while the list is open, for "5 minutes ago". */
const useNow = (isRead: boolean) => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (!isRead) return
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 20_000)
    return () => clearInterval(timer)
  }, [isRead])
  return now
}
