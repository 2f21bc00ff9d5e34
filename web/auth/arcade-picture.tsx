import classes from '#web/auth/arcade-picture.module.css'

const middleArch =
  'M228 905V470A41.1 41.1 0 0 1 234.2 396.8A38.9 38.9 0 0 1 252.6 329.9A35.1 35.1 0 0 1 282.3 274.8A31.2 31.2 0 0 1 322.5 236.3A30.5 30.5 0 0 1 373.7 217.5Q396 211.5 400 190Q404 211.5 426.3 217.5A30.5 30.5 0 0 1 477.5 236.3A31.2 31.2 0 0 1 517.7 274.8A35.1 35.1 0 0 1 547.4 329.9A38.9 38.9 0 0 1 565.8 396.8A41.1 41.1 0 0 1 572 470V905Z'
const leftArch =
  'M-120 905V490A34.6 34.6 0 0 1 -114.9 428.4A32.7 32.7 0 0 1 -99.7 371.9A29.4 29.4 0 0 1 -75.2 325.5A26 26 0 0 1 -42 293.1A25.3 25.3 0 0 1 0.3 277.3Q18 271.3 22 250Q26 271.3 43.7 277.3A25.3 25.3 0 0 1 86 293.1A26 26 0 0 1 119.2 325.5A29.4 29.4 0 0 1 143.7 371.9A32.7 32.7 0 0 1 158.9 428.4A34.6 34.6 0 0 1 164 490V905Z'
const rightArch =
  'M636 905V490A34.6 34.6 0 0 1 641.1 428.4A32.7 32.7 0 0 1 656.3 371.9A29.4 29.4 0 0 1 680.8 325.5A26 26 0 0 1 714 293.1A25.3 25.3 0 0 1 756.3 277.3Q774 271.3 778 250Q782 271.3 799.7 277.3A25.3 25.3 0 0 1 842 293.1A26 26 0 0 1 875.2 325.5A29.4 29.4 0 0 1 899.7 371.9A32.7 32.7 0 0 1 914.9 428.4A34.6 34.6 0 0 1 920 490V905Z'

/** A caravanserai at dusk, seen from under its arcade; at night in the dark theme. Drawn for Sarai. */
export const ArcadePicture = () => (
  <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" className={classes.picture} aria-hidden="true">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.15" className={classes.skyHigh} />
        <stop offset="0.62" className={classes.skyMiddle} />
        <stop offset="1" className={classes.skyLow} />
      </linearGradient>
      <linearGradient id="pool" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={classes.skyLow} />
        <stop offset="0.75" className={classes.poolNear} />
      </linearGradient>
      <radialGradient id="glow">
        <stop offset="0" className={classes.glow} stopOpacity="0.85" />
        <stop offset="0.35" className={classes.glow} stopOpacity="0.3" />
        <stop offset="1" className={classes.glow} stopOpacity="0" />
      </radialGradient>
      <pattern id="lattice" width="20" height="20" patternUnits="userSpaceOnUse">
        <path d="M10 2l8 8-8 8-8-8z" className={classes.lattice} />
      </pattern>
    </defs>

    <rect width="800" height="700" fill="url(#sky)" />
    <g className={classes.stars}>
      <path d="M300 300h2v2h-2zM352 262h2v2h-2zM468 290h3v3h-3zM505 350h2v2h-2zM330 372h3v3h-3zM444 338h2v2h-2zM60 360h2v2h-2zM110 410h3v3h-3zM720 380h3v3h-3zM690 440h2v2h-2z" />
    </g>
    <circle cx="400" cy="478" r="260" fill="url(#glow)" />
    <circle cx="400" cy="478" r="146" className={classes.sun} />
    <path
      d="M150 690v-78h40v-22h60v-30h56v-14c0-9-10-14-10-40 0-62 62-66 104-112 42 46 104 50 104 112 0 26-10 31-10 40v14h56v30h60v22h40v78z M207 590v-23h-3v-4h5c0 -14 5 -18 10 -27c4 9 10 13 10 27h5v4h-3v23z M264 560v-26h-3v-4h6c0 -16 6 -20 11 -30c5 10 11 14 11 30h6v4h-3v26z M508 560v-26h-3v-4h6c0 -16 6 -20 11 -30c5 10 11 14 11 30h6v4h-3v26z M567 590v-23h-3v-4h5c0 -14 5 -18 10 -27c4 9 10 13 10 27h5v4h-3v23z M395 412h10l-5-48z"
      className={classes.palace}
    />
    <path
      d="M380 690v-58c0-14 12-18 20-28 8 10 20 14 20 28v58zM330 690v-40c0-9 7-11 12-18 5 7 12 9 12 18v40zM446 690v-40c0-9 7-11 12-18 5 7 12 9 12 18v40zM226 690v-34c0-8 6-10 10-15 4 5 10 7 10 15v34zM554 690v-34c0-8 6-10 10-15 4 5 10 7 10 15v34zM176 690v-30c0-8 6-10 10-15 4 5 10 7 10 15v30zM604 690v-30c0-8 6-10 10-15 4 5 10 7 10 15v30z"
      className={classes.windows}
    />
    <path
      d="M0 690c20-34 44-46 70-30 16-32 54-32 70 2 24-14 46 2 58 28h404c12-26 34-42 58-28 16-34 54-34 70-2 26-16 50-4 70 30v24H0z"
      className={classes.garden}
    />
    <path d="M0 704h800v200H0z" className={classes.court} />
    <path d="M330 708h140l96 196H234z" fill="url(#pool)" />
    <path d="M370 716h60M352 742h96M364 772h72M326 806h148M350 846h100M300 884h200" className={classes.ripples} />

    <path d={`M0 0h800v1000H0z${middleArch}${leftArch}${rightArch}`} fillRule="evenodd" className={classes.wall} />
    <path d={middleArch} className={classes.edge} />
    <path d={`${leftArch}${rightArch}`} className={classes.edge} />
    <rect y="60" width="800" height="60" fill="url(#lattice)" />
    <path d="M0 52h800M0 128h800M0 140h800" className={classes.line} />
    <g className={classes.line}>
      <path d="M196 205l14 14-14 14-14-14zM604 205l14 14-14 14-14-14z" />
      <circle cx="196" cy="219" r="30" />
      <circle cx="604" cy="219" r="30" />
    </g>
    <path
      d="M158 470h76v14h-8v16h-60v-16h-8zM566 470h76v14h-8v16h-60v-16h-8zM154 905v-26h10v-22h64v22h10v26zM562 905v-26h10v-22h64v22h10v26z"
      className={classes.stone}
    />
    <path d="M178 500v357M196 500v357M214 500v357M586 500v357M604 500v357M622 500v357" className={classes.line} />

    <path d="M0 905h800v95H0z" className={classes.floor} />
    <path d="M228 905h344l70 95H158zM-120 905h284l-40 95h-244zM636 905h284v95H676z" className={classes.light} />

    <path d="M400 190v62M22 250v80M778 250v80" className={classes.chain} />
    <g className={classes.glow}>
      <circle cx="400" cy="280" r="84" fill="url(#glow)" />
      <circle cx="22" cy="356" r="64" fill="url(#glow)" />
      <circle cx="778" cy="356" r="64" fill="url(#glow)" />
    </g>
    <path
      d="M400 252l9 10h9l-6 12 6 20-18 18-18-18 6-20-6-12h9zM22 330l7 8h7l-5 10 5 16-14 14-14-14 5-16-5-10h7zM778 330l7 8h7l-5 10 5 16-14 14-14-14 5-16-5-10h7z"
      className={classes.lamp}
    />
  </svg>
)
