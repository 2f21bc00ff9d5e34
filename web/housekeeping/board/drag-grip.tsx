import classes from '#web/housekeeping/board/board.module.css'

/** Six dots, drawn as one shape: the board has two hundred of them. */
export const DragGrip = () => (
  <svg className={classes.grip} viewBox="0 0 24 24" width={16} height={16} aria-hidden>
    <path
      d="M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01"
      stroke="currentColor"
      strokeWidth={4}
      strokeLinecap="round"
    />
  </svg>
)
