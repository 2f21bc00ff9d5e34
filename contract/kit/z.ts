import { z } from 'zod'
import { validationMessage } from '#contract/kit/validation-messages.ts'

// A browser under our content security policy forbids `new Function`, which Zod's compiled parsers are made with.
z.config({ jitless: !('process' in globalThis), customError: validationMessage })

export { z }
