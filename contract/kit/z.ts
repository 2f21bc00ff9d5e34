import { z } from 'zod'

// A browser under our content security policy forbids `new Function`, which Zod's compiled parsers are made with.
z.config({ jitless: !('process' in globalThis) })

export { z }
