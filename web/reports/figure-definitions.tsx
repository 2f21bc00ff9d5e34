import classes from '#web/reports/reports.module.css'

/** An explanation of the figures, collapsed. */
export const FigureDefinitions = ({ definitions }: { definitions: readonly { term: string; meaning: string }[] }) => (
  <details className={classes.definitions} data-screen-only>
    <summary>What these figures mean</summary>
    <dl>
      {definitions.map(({ term, meaning }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
)
