import classes from '#web/kit/table/rows.module.css'

/** Long text in a list: one line, the full text on hover. */
export const ClippedText = ({ children }: { children: string }) => (
  <span className={classes.clip} title={children}>
    {children}
  </span>
)
