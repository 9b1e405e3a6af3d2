import { writeFileSync } from 'node:fs';
import { environmentExample } from '../src/config.ts';

/* Writes what is generated from declarations. A test fails when one of these files is stale. */
writeFileSync('.env.example', environmentExample());
