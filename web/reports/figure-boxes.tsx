import classes from '#web/reports/reports.module.css'

/** The main figures of a report, large. */
export const FigureBoxes = ({ figures }: { figures: { label: string; value: string; note?: string }[] }) => (
  <dl className={classes.boxes}>
    {figures.map(({ label, value, note }) => (
      <div key={label} className={classes.box}>
        <dt>{label}</dt>
        <dd>
          <span className={classes.value}>{value}</span>
          {note && <span className={classes.note}>{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
