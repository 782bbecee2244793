// Only this line, and no exports: scripts/vite/files.ts says why.
import './worker-start';
