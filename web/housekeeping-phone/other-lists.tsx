import classes from '#web/housekeeping-phone/phone.module.css'
import { listWords, texts } from '#web/housekeeping-phone/phone-words.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

const lists = ['lostProperty', 'repairs'] as const

/** The way to the lists of the back office that this person may see. They are not stored on the phone. */
export const OtherLists = ({ isOffline }: { isOffline: boolean }) => (
  <nav className={classes.lists} aria-label={texts.lists}>
    {lists.map((list) => {
      const { label, Icon } = listWords[list]
      return (
        <ButtonLink
          key={list}
          to={paths[list]}
          variant="default"
          className={classes.list}
          leftSection={<Icon size={20} aria-hidden />}
          aria-disabled={isOffline}
          data-disabled={isOffline || undefined}
          onClick={(event) => {
            if (!isOffline) return
            event.preventDefault()
            toast.warning(texts.needsConnection)
          }}
        >
          {label}
        </ButtonLink>
      )
    })}
  </nav>
)
